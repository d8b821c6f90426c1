import type { Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { Partner } from '../partner.ts'
import type { Stage } from '../stage.ts'

/** A check of the provider's own side, left out where its address is not known. */
export function withPartner(
  name: string,
  play: (partner: Partner, stage: Stage) => Promise<string | void>,
): Check {
  return {
    name,
    skip: ({ partner }) => (partner === null ? 'needs --origin' : null),
    async run(stage) {
      if (stage.partner === null) throw new Complaint('the provider’s address is not known')
      return play(stage.partner, stage)
    },
  }
}
