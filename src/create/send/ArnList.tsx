import { ReceivedText } from "#ui/text/ReceivedText.tsx";

interface ArnListProps {
  readonly arns: readonly string[];
  readonly className: string | undefined;
}

/** ARNs, one in a line. */
export const ArnList = ({ arns, className }: ArnListProps) => (
  <ul className={className}>
    {arns.map((arn) => (
      <li key={arn}>
        <code>
          <ReceivedText>{arn}</ReceivedText>
        </code>
      </li>
    ))}
  </ul>
);
