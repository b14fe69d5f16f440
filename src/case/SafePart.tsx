import { Component, type ReactNode } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Notice } from "#ui/Notice.tsx";

interface SafePartProps {
  readonly children: ReactNode;
}

/** A part of the case that may fail without taking the rest along. */
export class SafePart extends Component<SafePartProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPart /> : this.props.children;
  }
}

function BrokenPart() {
  return <Notice tone="warn" title={useWords().case.broken} isAlert />;
}
