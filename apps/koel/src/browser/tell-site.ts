export type TellSite = {
  balance(balanceMinor: string): void
  round(isOpen: boolean): void
}

/** The messages to the site that frames us. A trial tells of no balance: the site has none of it. */
export function createTellSite(siteOrigin: string, isTrial: () => boolean): TellSite {
  const post = (message: object): void => {
    if (window.parent !== window) window.parent.postMessage(message, siteOrigin)
  }
  let isOpenNow = false
  return {
    balance(balanceMinor) {
      if (!isTrial()) post({ type: 'maidan:balance', balanceMinor })
    },
    round(isOpen) {
      if (isOpen !== isOpenNow) post({ type: 'maidan:round', open: isOpen })
      isOpenNow = isOpen
    },
  }
}
