import { gift, textsOf } from '../../../bonuses/testing/open-promotion-desk.ts'

/** A promotion that is not there yet, of the kind that reads an amount. */
export const newPromotion = { ...gift, texts: textsOf('Rain'), code: 'RAIN10', amount: '10' }
