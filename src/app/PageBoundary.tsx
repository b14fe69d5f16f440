import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Boundary } from "#ui/Boundary.tsx";
import { BrokenPage } from "./BrokenPage.tsx";

/** Says that a page has stopped working, until another is gone to. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary of={useLocation().key} renderInstead={(error) => <BrokenPage error={error} />}>
      {children}
    </Boundary>
  );
}
