import { approvalsText } from '@maidan/locales'
import { Badge, Card, siteTime, useText } from '@maidan/ui'
import { stateTones } from '../../features/approvals/approval.ts'
import type { Approval } from '../../features/approvals/approval.ts'
import { DecideButtons } from '../../features/approvals/decide-buttons.tsx'
import { FactList } from '../../features/approvals/fact-list.tsx'
import { When } from '../../parts/facts/when.tsx'
import { Subject } from '../../parts/facts/subject.tsx'

/** A request whole: what was said, what is known, what will happen, who asked, why, until when. */
export function ApprovalCard({ approval, isNew }: { approval: Approval; isNew: boolean }) {
  const t = useText(approvalsText)
  const { kind, evidence } = approval
  const title = t(`kind_${kind}`)
  return (
    <Card className="flex flex-col gap-3 px-4 py-3" padded={false}>
      <Head approval={approval} isNew={isNew} />
      <p className="text-sm wrap-anywhere">
        <span className="text-quiet">{t('why')}: </span>
        {approval.why}
      </p>
      <ul aria-label={t('whyTwo')} className="flex flex-wrap gap-1.5">
        {evidence.reasons.map((reason) => (
          <li key={reason}>
            <Badge tone="waiting">{t(`reason_${reason}`)}</Badge>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 md:grid-cols-3">
        <FactList facts={evidence.claimed} of={approval} title={t('claimed')} />
        <FactList
          empty={t('nothingKnown')}
          facts={evidence.found}
          of={approval}
          title={t('found')}
        />
        <FactList facts={evidence.effect} of={approval} title={t('effect')} />
        <FactList facts={evidence.kept ?? {}} of={approval} title={t('kept')} wide />
      </div>
      <Outcome approval={approval} />
      <div className="max-w-md">
        <DecideButtons approval={approval}>
          <b className="text-base font-semibold">{title}</b>
          <Subject subject={approval.subject} />
        </DecideButtons>
      </div>
    </Card>
  )
}

function Head({ approval, isNew }: { approval: Approval; isNew: boolean }) {
  const t = useText(approvalsText)
  const { kind, state, asked_by, asked_at, expires_at } = approval
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-base font-semibold">
        {t(`kind_${kind}`)}
        <span className="text-sm font-medium">
          <Subject subject={approval.subject} />
        </span>
      </h2>
      <div className="flex items-center gap-1.5">
        {isNew && <Badge tone="hot">{t('newAnswer')}</Badge>}
        <Badge tone={stateTones[state]}>{t(`state_${state}`)}</Badge>
      </div>
      <p className="w-full text-xs text-quiet">
        {t('askedBy', { name: asked_by })} · <When at={asked_at} />
        {state === 'waiting' && <> · {t('until', { time: siteTime(expires_at) })}</>}
      </p>
    </div>
  )
}

/** Who decided, when, and what they wrote. */
function Outcome({ approval }: { approval: Approval }) {
  const t = useText(approvalsText)
  const { decided_by, decided_at, note, state } = approval
  if (decided_at === null) return null
  return (
    <p className="text-sm wrap-anywhere">
      <span className="text-quiet">
        {t(`state_${state}`)}
        {decided_by !== null && <> {t('decidedBy', { name: decided_by })}</>} ·{' '}
        <When at={decided_at} />
      </span>
      {state === 'expired' && <> {t('lapsed')}</>}
      {note !== '' && decided_by !== null && (
        <span className="block">
          <span className="text-quiet">{t('decidedNote', { name: decided_by })}: </span>
          {note}
        </span>
      )}
    </p>
  )
}
