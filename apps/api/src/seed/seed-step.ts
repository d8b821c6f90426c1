/** One thing to seed. It looks for what is there already, so that a second run changes nothing. */
export type SeedStep<Ports> = (ports: Ports) => Promise<void>
