import { expect, type FrameLocator } from '@playwright/test'
import { press, READY_MS, ROUND_MS } from '../journeys/steps/board.ts'

/** Five Cup in a frame, or on a page of its own. */
type Board = Pick<FrameLocator, 'getByRole' | 'getByText'>

/** Waits until what is left of the entries does for two players. */
export const roundIsYoung = (board: Board) =>
  expect(board.getByRole('timer', { name: /^(1[2-9]|2\d) seconds to bet/ })).toBeVisible({
    timeout: 2 * ROUND_MS,
  })

/** Enters a team that chance has picked in the contest of a fee. */
export async function enterTeam(board: Board, fee: string): Promise<void> {
  await press(board, 'Quick pick')
  await press(board, new RegExp(`^Entry ৳ ${fee}`))
  await press(board, `Enter this team for ৳ ${fee}`)
  await expect(board.getByText('Your teams in this round: 1 of 3')).toBeVisible({
    timeout: READY_MS,
  })
}
