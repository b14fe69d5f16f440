import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

const answer = async () => new Response("here");

test("a server is reached from this computer only", async () => {
  const server = await listen(0, answer);
  onTestFinished(server.close);
  const port = Number(new URL(server.address).port);
  expect(await (await fetch(server.address)).text()).toBe("here");
  // What listens for other computers too is found here as well.
  const socket = connect(port, "127.0.0.2");
  const found = once(socket, "connect").then(
    () => "found",
    () => "refused",
  );
  expect(await found).toBe("refused");
  socket.destroy();
});
