import { connectionInterruptions } from "./create-interruptions.ts";
import { testOneCreate } from "./one-create.ts";

testOneCreate(
  connectionInterruptions,
  ({ name }, { transport, isSameOrigin }) =>
    transport === "HTTP/1.1" && isSameOrigin && name === "dropped after the body",
);
