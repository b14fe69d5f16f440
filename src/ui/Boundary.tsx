import { Component, type ReactNode } from "react";
import { forgetFailedLoads } from "#ui/lazy-component.tsx";

interface BoundaryProps {
  /** What is shown: another one is tried anew. */
  readonly of?: unknown;
  /** What stands there instead once something below has thrown. */
  readonly renderInstead: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly of: unknown;
  readonly broken: { readonly error: unknown } | undefined;
}

/** Keeps what throws below it in its own place. A part whose code did not come is asked for anew the next time. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, broken: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return Object.is(of, state.of) ? null : { of, broken: undefined };
  }

  override componentDidCatch() {
    forgetFailedLoads();
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.renderInstead(broken.error) : this.props.children;
  }
}
