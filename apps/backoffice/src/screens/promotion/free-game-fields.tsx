import { HOME_CURRENCY } from '@maidan/contract/facts'
import { promotionDeskText } from '@maidan/locales'
import { amountOf, moneyText } from '@maidan/money'
import { SelectField, useText } from '@maidan/ui'
import { usePromotions } from '../../features/promotions/queries.ts'
import type { FormProps } from './form-props.ts'

/** The game of free rounds and the bet of each: what its provider takes, and nothing else. */
export function FreeGameFields({ draft, onChange, error }: FormProps) {
  const t = useText(promotionDeskText)
  const games = usePromotions().data?.free_games ?? []
  const game = games.find(({ code }) => code === draft.free_game)
  const choose = { value: '', label: t('choose') }
  return (
    <>
      <SelectField
        error={error('free_game')}
        label={t('freeGame')}
        onChange={({ target }) =>
          onChange({ ...draft, free_game: target.value, free_bet: betOf(games, target.value) })
        }
        options={[...(game ? [] : [choose]), ...games.map(({ code, name }) => option(code, name))]}
        value={game?.code ?? ''}
      />
      <SelectField
        error={error('free_bet')}
        label={t('freeBet')}
        onChange={({ target }) => onChange({ ...draft, free_bet: target.value })}
        options={(game?.bets ?? []).map((bet) =>
          option(bet, moneyText(amountOf(bet, HOME_CURRENCY), HOME_CURRENCY)),
        )}
        value={String(draft.free_bet)}
      />
    </>
  )
}

const option = (value: string, label: string) => ({ value, label })

/** The lowest bet of a game that has just been chosen. */
function betOf(games: readonly { code: string; bets: string[] }[], chosen: string): string {
  return games.find(({ code }) => code === chosen)?.bets[0] ?? '0'
}
