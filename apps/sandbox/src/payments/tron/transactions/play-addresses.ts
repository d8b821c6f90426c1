import { namedAddress } from '../tron-address.ts'

/** The wallet that a person plays. */
export const PLAY_WALLET = namedAddress('play wallet')

/** A token that calls itself USDT. */
export const FAKE_TOKEN = namedAddress('fake token')

/** A contract that moves other people's tokens, and whoever calls it. */
export const ROUTER = namedAddress('router')
export const ROUTER_CALLER = namedAddress('router caller')
