/** What the page about playing with care speaks of, in its order. */
export const careTopics = ['adults', 'limits', 'playSafe'] as const
