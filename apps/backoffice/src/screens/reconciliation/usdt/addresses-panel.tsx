import { sweepsText } from '@maidan/locales'
import { Badge, useText } from '@maidan/ui'
import type { UsdtBook } from '../../../features/usdt/queries.ts'
import { Money } from '../../../parts/facts/money.tsx'
import { PlayerLink } from '../../../parts/facts/player-link.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { TronValue } from './tron-value.tsx'

/** The addresses that hold something, the fullest first. */
export function AddressesPanel({ book: { addresses, holding } }: { book: UsdtBook }) {
  const t = useText(sweepsText)
  return (
    <Panel title={t('addresses')}>
      {addresses.length === 0 ? (
        <p className="py-2 text-sm text-quiet">{t('addressesNone')}</p>
      ) : (
        <ul className="divide-y divide-field-800 text-sm">
          {addresses.map(({ address, player, held, asked }) => (
            <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2" key={address}>
              <Money amount={held} className="w-32 font-semibold" currency="USDT" />
              <TronValue value={address} what={t('addresses')} />
              <PlayerLink id={player.id} username={player.username} />
              {asked && (
                <span className="ml-auto">
                  <Badge tone="waiting">{t('asked')}</Badge>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {addresses.length < holding && (
        <p className="py-2 text-xs text-quiet">
          {t('addressesShown', { count: addresses.length })}
        </p>
      )}
    </Panel>
  )
}
