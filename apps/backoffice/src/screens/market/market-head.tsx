import { marketsText } from '@maidan/locales'
import { Badge, Button, IconButton, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CirclePause, CirclePlay } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { mayTrade, takesBets } from '../../features/markets/market.ts'
import type { MarketBrief } from '../../features/markets/market.ts'
import { MarketKind } from '../../features/markets/market-kind.tsx'
import { MarketStatus } from '../../features/markets/market-status.tsx'
import { useMe } from '../../features/overview/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { KeyHint } from '../../parts/keys/key-hint.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'

type Props = { market: MarketBrief; onLeave: () => void; onSuspend: () => void }

/** What market it is and where it stands, with the one act that cannot wait. */
export function MarketHead({ market, onLeave, onSuspend }: Props) {
  const t = useText(marketsText)
  return (
    <ScreenHead
      back={
        <IconButton
          className="-ml-3 lg:-ml-2 lg:size-9!"
          icon={<ArrowLeft aria-hidden className="size-5" />}
          label={t('back')}
          onClick={onLeave}
          title={`${t('back')} (Esc)`}
        />
      }
      title={
        <span className="flex flex-col">
          <span className="leading-6">{market.event_name} </span>
          <span className="text-sm leading-5 font-normal text-quiet">{market.name}</span>
        </span>
      }
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <MarketStatus market={market} />
        <MarketKind market={market} />
        <span className="tabular hidden items-center text-xs text-quiet sm:flex">
          {market.code}
          <CopyValue value={market.code} what={t('code')} />
        </span>
      </span>
      <SuspendButton market={market} onPress={onSuspend} />
    </ScreenHead>
  )
}

function SuspendButton({ market, onPress }: { market: MarketBrief; onPress: () => void }) {
  const t = useText(marketsText)
  const me = useMe()
  if (!mayTrade(me?.role) || !takesBets(market)) return null
  if (market.open_request !== null)
    return (
      <Link
        className="inline-flex min-h-11 items-center sm:ml-auto lg:min-h-9"
        to={paths.approvals}
      >
        <Badge tone="waiting">{t('openWaits')}</Badge>
      </Link>
    )
  const Icon = market.staff_suspended ? CirclePlay : CirclePause
  return (
    <Button
      className="max-lg:h-11 max-sm:w-full sm:ml-auto"
      look={market.staff_suspended ? 'secondary' : 'danger'}
      onClick={onPress}
      size="small"
    >
      <Icon aria-hidden className="size-4" />
      {t(market.staff_suspended ? 'reopen' : 'suspend')}
      <KeyHint name="s" />
    </Button>
  )
}
