/** The password of every demo person, as the README tells; a live house has none of them. */
export const DEMO_PASSWORD = 'Maidan2026'
