import { fiveCup } from '@maidan/casino'
import type { CupTable } from '../cup-table.ts'
import type { ContestOffer } from './contest-offers.ts'
import { PrizeRows } from './prize-rows.tsx'

const PERCENT_BPS = 100

type PrizesNowProps = { offers: readonly ContestOffer[]; table: CupTable }

/** What each place of the chosen contest would win with the entries of this moment, and what the house keeps. */
export function PrizesNow({ offers, table: { voice, bet } }: PrizesNowProps) {
  const chosen = offers.find(({ stakeMinor }) => stakeMinor === bet.minor)
  if (chosen === undefined) return null
  const { stakeMinor, entries, players, poolMinor, prizesMinor } = chosen
  const said = { fee: voice.money(stakeMinor), entries }
  return (
    <section className="cup-prizes">
      <h3>{voice.say('prizes', said)}</h3>
      {prizesMinor.length === 0 ? (
        <p>{voice.say('needsTwo')}</p>
      ) : (
        <PrizeRows prizes={prizesMinor.map((minor) => voice.money(minor))} voice={voice} />
      )}
      <p>
        {voice.say('poolNow', { players, pool: voice.money(poolMinor) })} {voice.say('prizesGrow')}
      </p>
      <p>{voice.say('fee', { percent: fiveCup.contest.feeBps / PERCENT_BPS })}</p>
    </section>
  )
}
