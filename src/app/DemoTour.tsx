import { Copy, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import { demoMessages } from "#i18n/demo-messages.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { safeSessionStorage } from "#lib/storage.ts";
import { useListedCases } from "#listed-cases/listed-cases-context.ts";
import { isCaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import styles from "./DemoTour.module.css";
import type { Demo } from "./demo.ts";

/** The key in the session storage that says that the tour was closed. */
const closedKey = "case-viewer.tour";
const isTourClosed = () => safeSessionStorage.read(closedKey) === "yes";

/** The demo's tour above the list, which can be closed: cases to read, one to create, and failures to try. */
export function DemoTour({ demo }: { readonly demo: Demo }) {
  const { tag } = useLanguage();
  const { tour: t } = demoMessages[tag];
  const { faults } = t;
  const listedCases = useListedCases();
  const [isClosed, setClosed] = useState(isTourClosed);
  const ids = demo.cases.map(({ id }) => id).filter(isCaseId);
  const stepsOf = (id: number) =>
    demo.cases
      .filter((shown) => shown.id === id)
      .map(({ about }) => <CaseStep key={id} id={id} about={about[tag]} />);
  const others = ids.filter((id) => !demo.bestCaseIds.includes(id));
  const { status, silent, page, unauthorizedOnce } = demo.faultCaseIds;
  if (isClosed) return null;
  return (
    <section aria-label={t.title} className={`screen-only ${styles.tour}`}>
      <IconButton
        className={styles.close}
        label={t.close}
        Icon={X}
        onClick={() => {
          safeSessionStorage.write(closedKey, "yes");
          setClosed(true);
          focusMain();
        }}
      />
      <Disclosure
        summary={
          <>
            <b>{t.title}</b> <span className={`soft ${styles.short}`}>{t.short}</span>
          </>
        }
      >
        <p className={styles.why}>
          {t.why}{" "}
          <Button onClick={() => listedCases.paste({ ids, others: [] })}>
            {t.all({ count: ids.length })}
          </Button>
        </p>
        <div className={styles.groups}>
          <Group title={t.read}>
            {demo.bestCaseIds.map(stepsOf)}
            <li>
              <Disclosure summary={t.more({ count: others.length })}>
                <ul className={styles.steps}>{others.map(stepsOf)}</ul>
              </Disclosure>
            </li>
          </Group>
          <Group title={t.create}>
            <CreateStep arn={demo.freeArn} about={t.createWhy} link={t.createLink} />
          </Group>
          <Group title={t.fail}>
            <CaseStep id={status} about={faults.status} />
            <CaseStep id={silent} about={faults.silent} />
            <CaseStep id={page} about={faults.page} />
            <CaseStep id={unauthorizedOnce} about={faults.unauthorized} />
            <CreateStep arn={demo.lostArn} about={faults.lost} link={t.lostLink} />
          </Group>
        </div>
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
  readonly link: string;
}

/** A link to the filled form, and the ARN to put into it, because a link carries no transaction. */
function CreateStep({ arn, about, link }: CreateStepProps) {
  const { tour: t } = demoMessages[useLanguage().tag];
  const clipboard = useClipboard();
  const values = new URLSearchParams({
    bpCode: "DP",
    "field.f_DisputeAmount": '{"amount":"1500.00","currencyCode":"643"}',
    "field.f_DisputeReason": "4853",
    "field.f_Comment": t.comment,
  });
  return (
    <li>
      <Link to={`/cases/new?${values}`}>{link}</Link>
      <p>{about}</p>
      <p className={styles.arn}>
        <span className="visually-hidden">{t.arn}</span>
        <code>{arn}</code>
        <IconButton label={t.copy({ arn })} Icon={Copy} onClick={() => void clipboard.copy(arn)} />
      </p>
    </li>
  );
}
