/** The anchors of the page about playing with care that the footer leads to, in its order. */
export const careTopics = ['adults', 'limits', 'playSafe'] as const
