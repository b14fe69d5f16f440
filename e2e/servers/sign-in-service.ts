import { createServer } from "node:http";
import { listenOnFreePort } from "./fake-service.ts";

interface Operator {
  readonly token: string;
  /** Percent-encoded. */
  readonly name: string;
}

/** A sign-in service as `deploy/README.md` describes it: opening its page signs in whoever is at the desk. */
export async function startSignInService() {
  /** By the value of their cookie. */
  const sessions = new Map<string, Operator>();
  const desk: { operator: Operator } = {
    operator: { token: "of-ivan", name: encodeURIComponent("Иван") },
  };
  const server = createServer(({ url = "", headers }, response) => {
    if (url === "/sign-in/check") {
      const operator = sessions.get(/session=(\w+)/.exec(headers.cookie ?? "")?.[1] ?? "");
      if (operator) {
        response.setHeader("X-Operator-Token", operator.token);
        response.setHeader("X-Operator-Name", operator.name);
      }
      response.writeHead(operator ? 200 : 401).end();
      return;
    }
    const id = `s${sessions.size + 1}`;
    sessions.set(id, desk.operator);
    const back = url.slice(url.indexOf("return=") + "return=".length);
    response.setHeader("Set-Cookie", `session=${id}; Path=/; Secure; HttpOnly`);
    response.setHeader("Content-Type", "text/html");
    // A form, which the security headers of the viewer would not allow.
    response.end(`<title>Sign in</title><form action="${back}"><button>Sign in</button></form>`);
  });
  const port = await listenOnFreePort(server);
  return {
    address: `http://127.0.0.1:${port}`,
    desk,
    signOut: () => sessions.clear(),
    close: () => void server.close(),
  };
}
