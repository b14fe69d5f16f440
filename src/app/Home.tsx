import { HomePage } from "#worklist/HomePage.tsx";
import { useDemo } from "./DemoProvider.tsx";
import type { Demo } from "./demo.ts";

const none: Demo["cases"] = [];

/** `/`, with the cases to try in the demo. */
export function Home() {
  return <HomePage demoCases={useDemo()?.cases ?? none} />;
}
