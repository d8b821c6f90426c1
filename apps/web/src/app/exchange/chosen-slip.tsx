import { BetSlip } from '../../features/exchange-bets/slip/bet-slip.tsx'
import { choosePrice, useChosenPrice } from '../../features/odds/prices/chosen-price.ts'
import { useLivePrice } from '../../features/odds/prices/use-live-price.ts'

/** The bet slip of the price that was pressed, following what the screen knows of it. */
export function ChosenSlip({ docked = false }: { docked?: boolean }) {
  const selection = useChosenPrice()
  const live = useLivePrice(selection)
  return <BetSlip docked={docked} live={live} onClose={closeSlip} selection={selection} />
}

const closeSlip = () => choosePrice(null)
