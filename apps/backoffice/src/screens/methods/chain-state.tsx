import { methodsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Method } from '../../features/methods/queries.ts'
import { When } from '../../parts/facts/when.tsx'

/** How far a chain was read, and whether what comes over it is credited. */
export function ChainState({ chain }: { chain: NonNullable<Method['chain']> }) {
  const t = useText(methodsText)
  return (
    <>
      {chain.broken && (
        <b className="font-semibold text-clay-soft" role="alert">
          {t('chainBroken')}
        </b>
      )}
      {chain.minutes_behind !== null && (
        <b className="font-semibold text-clay-soft" role="alert">
          {t('chainBehind', { minutes: chain.minutes_behind })}
        </b>
      )}
      <span className="tabular">{t('chainRead', { height: String(chain.height) })}</span>
      <When at={chain.block_at} className="text-xs text-quiet" />
    </>
  )
}
