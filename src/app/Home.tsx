import { HomePage } from "#worklist/HomePage.tsx";
import { useDemo } from "./DemoProvider.tsx";

const none: readonly number[] = [];

/** `/`, with the cases to try in the demo. */
export function Home() {
  return <HomePage demoCaseIds={useDemo()?.caseIds ?? none} />;
}
