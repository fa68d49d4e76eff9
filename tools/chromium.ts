/** Playwright's own list plus ours, because the last `--disable-features` flag wins. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
]

/**
 * Chromium loads two pages for the address bar of each window, even a headless one: 0.8 s of CPU
 * per test.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Flags for headless Chromium on a machine without GPU, sandbox or network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
]
