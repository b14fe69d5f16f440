import { operatorInterruptions } from "./create-interruptions.ts";
import { testOneCreate } from "./one-create.ts";

testOneCreate(
  operatorInterruptions,
  ({ name }, { transport, isSameOrigin }) =>
    transport === "HTTP/1.1" && isSameOrigin && name === "pressed twice",
);
