import { HOME_CURRENCY } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { Badge, Button, buttonClass, Card, siteTime, useLanguage, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { textOf } from '../../features/promotions/draft.ts'
import { promotionState, promotionTones } from '../../features/promotions/promotion-state.ts'
import type { Promotion } from '../../features/promotions/queries.ts'
import { useNow } from '../../lib/use-now.ts'
import { Money } from '../../parts/facts/money.tsx'
import { CategoryWords, KindWord, WeightWords } from '../../parts/promotions/promotion-words.tsx'
import { TermWords } from './term-words.tsx'

type Props = {
  promotion: Promotion
  /** Nothing for those who only read. */
  onHide: (() => void) | undefined
}

const minuteMs = 60_000

/** One promotion: how it stands, its terms, what it cost. */
export function PromotionCard({ promotion, onHide }: Props) {
  const t = useText(promotionDeskText)
  const { name } = textOf(promotion, useLanguage())
  const state = promotionState(promotion, useNow(minuteMs))
  const { starts_at, ends_at } = promotion
  // One that was chosen with deposits before still has money to show.
  const isNotice = promotion.kind === 'deposit' && !promotion.on_deposit && promotion.taken === 0
  return (
    <Card className="flex h-full flex-col gap-3 px-4 py-3 text-sm" padded={false}>
      <div className="flex min-h-11 items-center gap-3">
        <h2 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere">{name}</h2>
        <span className="text-xs text-quiet">
          {isNotice ? t('notice') : <KindWord kind={promotion.kind} />}
        </span>
        <Badge tone={promotionTones[state]}>{t(`state_${state}`)}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3">
        {!isNotice && <Bonus promotion={promotion} />}
        <Figure className="col-span-full" name={t('categories')}>
          <CategoryWords categories={promotion.categories} />
        </Figure>
        <Figure className="col-span-full" name={t('runs')}>
          {t('span', { from: siteTime(starts_at), to: siteTime(ends_at) })}
        </Figure>
      </dl>
      <Acts name={name} onHide={onHide} promotion={promotion} />
    </Card>
  )
}

/** What a promotion gives and what that cost. A notice gives nothing. */
function Bonus({ promotion }: { promotion: Promotion }) {
  const t = useText(promotionDeskText)
  return (
    <>
      <Figure name={t('taken')}>{promotion.taken}</Figure>
      <Figure name={t('paid')}>
        <Money amount={promotion.bonus_paid} currency={HOME_CURRENCY} />
      </Figure>
      <Figure name={t('open')}>
        <Money amount={promotion.turnover_open} currency={HOME_CURRENCY} />
      </Figure>
      <Figure className="col-span-full" name={t('terms')}>
        <TermWords promotion={promotion} />
      </Figure>
      <Figure className="col-span-full" name={t('countsLess')}>
        <WeightWords weights={promotion.weights} />
      </Figure>
    </>
  )
}

function Acts({ promotion, name, onHide }: Props & { name: string }) {
  const t = useText(promotionDeskText)
  const { id, status, approval_id } = promotion
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 empty:hidden">
      {approval_id !== null && (
        <Link className="mr-auto flex min-h-11 items-center" to={paths.approvals}>
          <Badge tone="waiting">{t('waits')}</Badge>
        </Link>
      )}
      {onHide && (
        <>
          {status === 'display' && (
            <Button
              aria-label={t('hideWhat', { name })}
              className="ml-auto max-lg:h-11"
              look="danger"
              onClick={onHide}
              size="small"
            >
              {t('hide')}
            </Button>
          )}
          <Link
            aria-label={t('changeWhat', { name })}
            className={clsx(
              buttonClass({ look: 'secondary', size: 'small' }),
              'max-lg:h-11',
              status !== 'display' && 'ml-auto',
            )}
            params={{ promotion: String(id) }}
            to={paths.promotion}
          >
            {t('change')}
          </Link>
        </>
      )}
    </div>
  )
}

function Figure(props: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', props.className)}>
      <dt className="text-xs text-quiet">{props.name}</dt>
      <dd className="tabular font-medium wrap-anywhere">{props.children}</dd>
    </div>
  )
}
