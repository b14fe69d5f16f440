import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { forgetFailedParts } from "#language/lazy-part.tsx";
import { BrokenPage } from "./BrokenPage.tsx";

/** Says that a page has stopped working, until another is gone to. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

interface BoundaryProps {
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly place: string;
  readonly broken: { readonly error: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, broken: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, broken: undefined };
  }

  override componentDidCatch() {
    forgetFailedParts();
  }

  override render() {
    const { broken } = this.state;
    return broken ? <BrokenPage error={broken.error} /> : this.props.children;
  }
}
