import { CONTEST_PLAYERS_MIN } from '@maidan/casino'
import type { CupTable } from '../cup-table.ts'
import type { ContestOffer } from './contest-offers.ts'

type ContestChoiceProps = { offers: readonly ContestOffer[]; table: CupTable }

/** Which contest the team is entered in: its entry fee, who is in it, and what its first place would win now. */
export function ContestChoice({ offers, table }: ContestChoiceProps) {
  const { voice, bet } = table
  const chosen = offers.find(({ stakeMinor }) => stakeMinor === bet.minor)
  return (
    <section aria-label={voice.say('contests')} className="cup-contests" role="group">
      <div className="cup-offers">
        {offers.map((offer) => (
          <Offer key={String(offer.stakeMinor)} offer={offer} table={table} />
        ))}
      </div>
      {chosen !== undefined && <p className="cup-note">{noteText(chosen, table)}</p>}
    </section>
  )
}

function Offer({ offer, table }: { offer: ContestOffer; table: CupTable }) {
  const { voice, bet, sounds } = table
  const { stakeMinor, entries, players, poolMinor } = offer
  const [first] = offer.prizesMinor
  const said = {
    fee: voice.money(stakeMinor),
    entries,
    players,
    pool: voice.money(poolMinor),
    first: first === undefined ? '–' : voice.money(first),
  }
  return (
    <button
      aria-label={voice.say(first === undefined ? 'offerEmpty' : 'offer', said)}
      aria-pressed={stakeMinor === bet.minor}
      onClick={() => {
        sounds.play('press')
        bet.choose(stakeMinor)
      }}
      type="button"
    >
      <b>{said.fee}</b>
      <span>{voice.say('entriesShort', said)}</span>
      <span>{voice.say('firstShort', said)}</span>
    </button>
  )
}

/** What is to be known of the chosen contest before or after a team is in it. */
function noteText({ players, poolMinor }: ContestOffer, { voice, own }: CupTable): string {
  if (players < CONTEST_PLAYERS_MIN) return voice.say('needsTwo')
  if (own.length > 0) return voice.say('othersHidden')
  return voice.say('poolNow', { players, pool: voice.money(poolMinor) })
}
