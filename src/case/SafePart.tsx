import { Component, type ReactNode } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Notice } from "#ui/Notice.tsx";

interface SafePartProps {
  /** What the part shows: another one is tried anew. */
  readonly of?: unknown;
  /** Puts the notice where the part would be, as an element that may stand there. */
  readonly place?: (notice: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

interface SafePartState {
  readonly of: unknown;
  readonly isBroken: boolean;
}

/** A part of the case that may fail without taking the rest along. */
export class SafePart extends Component<SafePartProps, SafePartState> {
  override state: SafePartState = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError(): Partial<SafePartState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: SafePartProps, state: SafePartState) {
    return Object.is(of, state.of) ? null : { of, isBroken: false };
  }

  override render() {
    const { place = asItIs, children } = this.props;
    return this.state.isBroken ? place(<BrokenPart />) : children;
  }
}

const asItIs = (notice: ReactNode) => notice;

function BrokenPart() {
  return <Notice tone="warn" title={useWords().case.broken} isAlert />;
}
