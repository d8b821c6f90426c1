import { useState } from 'react'
import { ClaimForm, type Claim, type Authenticator } from './claim-form.tsx'
import { EnrolPage } from './enrol-page.tsx'
import { FinishForm } from './finish-form.tsx'

/** The way in of an invited person: name and code, then password and authenticator. */
export function Enrol() {
  const [begun, setBegun] = useState<{ claim: Claim; authenticator: Authenticator } | null>(null)
  return (
    <EnrolPage>
      {begun === null ? (
        <ClaimForm onBegun={(claim, authenticator) => setBegun({ claim, authenticator })} />
      ) : (
        <FinishForm authenticator={begun.authenticator} claim={begun.claim} />
      )}
    </EnrolPage>
  )
}
