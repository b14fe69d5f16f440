import { Copy, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { tourMessages } from "#i18n/tour-messages.ts";
import { readText, storeText } from "#lib/storage.ts";
import { useListedCases } from "#listed-cases/ListedCasesProvider.tsx";
import { isCaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { CopyStatus } from "#ui/copy/CopyStatus.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import styles from "./DemoWelcome.module.css";
import type { Demo } from "./demo.ts";

const shownFirst = 3;

/** Where the tab keeps that the tour was closed. */
const closedKey = "case-viewer.tour";
const isTourClosed = () => readText(() => sessionStorage, closedKey) === "yes";

/** The demo's tour: cases to read, one to create, and failures to try. A line above the list that can be closed. */
export function DemoWelcome({ demo }: { readonly demo: Demo }) {
  const { tag } = useLanguage();
  const words = tourMessages[tag];
  const { faults } = words;
  const listedCases = useListedCases();
  const [isClosed, setClosed] = useState(isTourClosed);
  const ids = demo.cases.map(({ id }) => id).filter(isCaseId);
  const steps = demo.cases.map(({ id, about }) => <CaseStep key={id} id={id} about={about[tag]} />);
  const { status, silent, page, unauthorizedOnce } = demo.faultCaseIds;
  if (isClosed) return null;
  return (
    <section aria-label={words.title} className={styles.tour}>
      <Button
        variant="quiet"
        className={styles.close}
        aria-label={words.close}
        title={words.close}
        icon={<X aria-hidden />}
        onClick={() => {
          storeText(() => sessionStorage, closedKey, "yes");
          setClosed(true);
          focusMain();
        }}
      />
      <Disclosure
        summary={
          <>
            <b>{words.title}</b> <span className={styles.short}>{words.short}</span>
          </>
        }
      >
        <p className={styles.why}>
          {words.why}{" "}
          <Button onClick={() => listedCases.paste({ ids, others: [] })}>
            {words.all({ count: ids.length })}
          </Button>
        </p>
        <div className={styles.groups}>
          <Group title={words.read}>
            {steps.slice(0, shownFirst)}
            <li>
              <Disclosure summary={words.more({ count: steps.length - shownFirst })}>
                <ul className={styles.steps}>{steps.slice(shownFirst)}</ul>
              </Disclosure>
            </li>
          </Group>
          <Group title={words.create}>
            <CreateStep arn={demo.freeArn} about={words.createWhy} link={words.createLink} />
          </Group>
          <Group title={words.fail}>
            <CaseStep id={status} about={faults.status} />
            <CaseStep id={silent} about={faults.silent} />
            <CaseStep id={page} about={faults.page} />
            <CaseStep id={unauthorizedOnce} about={faults.unauthorized} />
            <CreateStep arn={demo.lostArn} about={faults.lost} link={words.lostLink} />
          </Group>
        </div>
        <CopyStatus />
      </Disclosure>
    </section>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <div>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={titleId} className={styles.steps}>
        {children}
      </ul>
    </div>
  );
}

function CaseStep({ id, about }: { readonly id: number; readonly about: string }) {
  const { untitled } = useMessages().case;
  return (
    <li>
      <Link to={`/cases/${id}`}>{untitled({ id: String(id) })}</Link>
      <p>{about}</p>
    </li>
  );
}

interface CreateStepProps {
  readonly arn: string;
  readonly about: string;
  /** The name of the link to the filled form. */
  readonly link: string;
}

/** A link to the filled form, and the ARN to put into it: a link carries no transaction. */
function CreateStep({ arn, about, link }: CreateStepProps) {
  const words = tourMessages[useLanguage().tag];
  const clipboard = useClipboard();
  const values = new URLSearchParams({
    bpCode: "DP",
    "field.f_DisputeAmount": '{"amount":"1500.00","currencyCode":"643"}',
    "field.f_DisputeReason": "4853",
    "field.f_Comment": words.comment,
  });
  return (
    <li>
      <Link to={`/cases/new?${values}`}>{link}</Link>
      <p>{about}</p>
      <p className={styles.arn}>
        <span className="visually-hidden">{words.arn}</span>
        <code>{arn}</code>
        <Button
          variant="quiet"
          aria-label={words.copy({ arn })}
          title={words.copy({ arn })}
          icon={<Copy aria-hidden />}
          onClick={() => void clipboard.copy(arn)}
        />
      </p>
    </li>
  );
}
