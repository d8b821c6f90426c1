/** No operator's session and no player of theirs has a name like this: a colon stands in neither. */
const PREFIX = 'demo:'

/** What a purse, and the player who holds it, are called: each ticket has one of its own. */
export const demoName = (ticketId: string): string => PREFIX + ticketId

/** Whether a wallet session, or a player, is one of play money. */
export const isDemo = (name: string): boolean => name.startsWith(PREFIX)
