/** Says first of all that our own code runs: the site then knows that the page has come. */
export function greetSite(siteOrigin: string): void {
  post(siteOrigin, { type: 'maidan:here' })
}

export type TellSite = {
  balance(balanceMinor: string): void
  round(isOpen: boolean): void
}

/** The messages to the site that frames us. A trial tells of no balance: the site has none of it. */
export function createTellSite(siteOrigin: string, isTrial: () => boolean): TellSite {
  let isOpenNow = false
  return {
    balance(balanceMinor) {
      if (!isTrial()) post(siteOrigin, { type: 'maidan:balance', balanceMinor })
    },
    round(isOpen) {
      if (isOpen !== isOpenNow) post(siteOrigin, { type: 'maidan:round', open: isOpen })
      isOpenNow = isOpen
    },
  }
}

function post(siteOrigin: string, message: object): void {
  if (window.parent !== window) window.parent.postMessage(message, siteOrigin)
}
