import { proofsText } from '@maidan/locales'
import { Badge, Button, siteTime, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { Break } from '../../features/proofs/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'

type Props = { breaks: Break[]; onKnow: ((line: Break) => void) | undefined }

/** The lines that do not agree: by which rule, what should be there and what is. */
export function BreakTable({ breaks, onKnow }: Props) {
  const t = useText(proofsText)
  return (
    <Scroller label={t('breaks', { count: breaks.length })}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-quiet">
            <Head>{t('rule')}</Head>
            <Head>{t('subject')}</Head>
            <Head right>{t('expected')}</Head>
            <Head right>{t('booked')}</Head>
          </tr>
        </thead>
        <tbody>
          {breaks.map((line) => (
            <BreakRow
              key={`${line.rule} ${line.subject} ${line.expected} ${line.booked}`}
              line={line}
              onKnow={onKnow}
            />
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function BreakRow({ line, onKnow }: { line: Break; onKnow: Props['onKnow'] }) {
  const t = useText(proofsText)
  return (
    <tr className="border-t border-field-800 align-top">
      <td className="px-4 py-2.5 sm:whitespace-nowrap">{t(`rule_${line.rule}`)}</td>
      <td className="px-4 py-1.5">
        <span className="tabular flex items-center wrap-anywhere">
          {line.subject}
          <CopyValue value={line.subject} what={t('subject')} />
        </span>
        <span className="flex flex-wrap gap-x-3 text-xs sm:hidden">
          <span>
            <span className="text-quiet">{t('expected')}</span>{' '}
            <Figure amount={line.expected} currency={line.currency} />
          </span>
          <span>
            <span className="text-quiet">{t('booked')}</span>{' '}
            <Figure amount={line.booked} currency={line.currency} />
          </span>
        </span>
        <Knowledge line={line} onKnow={onKnow} />
      </td>
      <td className="px-4 py-2.5 text-right max-sm:hidden">
        <Figure amount={line.expected} currency={line.currency} />
      </td>
      <td className="px-4 py-2.5 text-right max-sm:hidden">
        <Figure amount={line.booked} currency={line.currency} />
      </td>
    </tr>
  )
}

/** What is known of a line, or the way to say so. */
function Knowledge({ line, onKnow }: { line: Break; onKnow: Props['onKnow'] }) {
  const t = useText(proofsText)
  const { known, subject } = line
  if (known)
    return (
      <span className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 pb-1 text-xs wrap-anywhere">
        <Badge tone="waiting">{t('known')}</Badge>
        <span>{known.note}</span>
        <span className="text-quiet">
          {t('knownBy', { by: known.by, time: siteTime(known.at) })}
        </span>
      </span>
    )
  if (!onKnow) return null
  return (
    <Button
      aria-label={t('markWhat', { subject })}
      className="my-1"
      look="secondary"
      onClick={() => onKnow(line)}
      size="small"
    >
      {t('mark')}
    </Button>
  )
}

function Head({ children, right = false }: { children: string; right?: boolean }) {
  return (
    <th className={clsx('h-9 px-4 font-semibold', right && 'text-right max-sm:hidden')} scope="col">
      {children}
    </th>
  )
}

function Figure({ amount, currency }: { amount: string; currency: string | null }) {
  if (currency === null) return <span className="tabular">{amount}</span>
  return <Money amount={amount} currency={currency} />
}
