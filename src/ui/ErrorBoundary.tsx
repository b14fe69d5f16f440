import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly resetKey?: unknown;
  readonly renderError: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly resetKey: unknown;
  readonly caught: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, caught: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, caught: undefined };
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.renderError(caught.error) : this.props.children;
  }
}
