import { expect, test } from 'vitest'
import { launchTarget } from './launch-code.ts'

test('[GAME-11] a combined code gives platform and game type', () => {
  expect(launchTarget('JILI-SLOT')).toEqual({
    gameCode: 'JILI-SLOT',
    platform: 'JILI',
    gameType: 'SLOT',
  })
})

test('[SIL-102] only what is missing is taken from the code, at the first dash', () => {
  expect(launchTarget('JILI-SLOT-7', { platform: 'PG' })).toEqual({
    gameCode: 'JILI-SLOT-7',
    platform: 'PG',
    gameType: 'SLOT-7',
  })
  expect(launchTarget('tiger', { platform: 'MAIDAN', gameType: 'slot' })).toEqual({
    gameCode: 'tiger',
    platform: 'MAIDAN',
    gameType: 'slot',
  })
})
