import type { IForbiddenRuleType } from 'dependency-cruiser'
import { test } from './test-files.ts'

/** A room of the site that features share: its sources reach the first of these folders, which is their own, and those below it. */
function knowsNoPage(name: string, folders: readonly [string, ...string[]], comment: string): IForbiddenRuleType {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: `^apps/web/src/${folders[0]}/`, pathNot: test },
    to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${folders.join('|')})/` },
  }
}

function oneDoor(name: string, folder: string): IForbiddenRuleType {
  return {
    name,
    severity: 'error',
    comment: 'What is not in its index.ts is its own business.',
    from: { path: '^apps/web/', pathNot: `^${folder}` },
    to: { path: `^${folder}`, pathNot: `^${folder}index\\.ts$` },
  }
}

/** Which room of the site may use which. */
export const web: IForbiddenRuleType[] = [
  {
    name: 'feature-leaves-features-alone',
    severity: 'error',
    comment: 'A feature can be deleted with its routes: features share what is below them, never each other.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'form-flow-has-one-door',
    severity: 'error',
    comment: 'A feature brings texts, steps, what it keeps and submit; how a form works is the business of form-flow.',
    from: { path: '^apps/web/', pathNot: '^apps/web/src/form-flow/' },
    to: { path: '^apps/web/src/form-flow/', pathNot: '^apps/web/src/form-flow/index\\.ts$' },
  },
  knowsNoPage(
    'form-flow-knows-no-page',
    ['form-flow', 'platform'],
    'Any page can use it: it stands on the platform and the packages alone.',
  ),
  knowsNoPage(
    'blocks-know-no-page',
    ['blocks', 'platform'],
    'Any page can show what editors composed: blocks stand on the platform and the packages alone.',
  ),
  oneDoor('blocks-have-one-door', 'apps/web/src/blocks/'),
  knowsNoPage('criteria-knows-no-page', ['criteria'], 'The words of a criterion serve any page that shows one.'),
  oneDoor('criteria-has-one-door', 'apps/web/src/criteria/'),
  knowsNoPage(
    'study-entries-know-no-page',
    ['study-entries', 'platform'],
    'What lists say of a study serves any page that has one: it stands on the platform and the packages alone.',
  ),
  oneDoor('study-entries-have-one-door', 'apps/web/src/study-entries/'),
  knowsNoPage(
    'cookie-consent-knows-no-page',
    ['cookie-consent', 'platform'],
    'The choice of cookies stands over any page and has one of its own.',
  ),
  oneDoor('cookie-consent-has-one-door', 'apps/web/src/cookie-consent/'),
  knowsNoPage(
    'call-requests-know-no-page',
    ['call-requests', 'form-flow', 'own-results', 'platform'],
    'Whom to call, when and on which number is asked alike on any page: on forms, the platform and the packages.',
  ),
  oneDoor('call-requests-have-one-door', 'apps/web/src/call-requests/'),
  knowsNoPage(
    'own-results-know-no-page',
    ['own-results', 'platform'],
    'What this device keeps of results serves the page that makes one and those that show it.',
  ),
  oneDoor('own-results-have-one-door', 'apps/web/src/own-results/'),
  {
    name: 'feature-has-one-door',
    severity: 'error',
    comment: 'What is not in index.ts of a feature is its own business.',
    from: { path: '^apps/web/', pathNot: `^apps/web/src/features/|${test}` },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/[^/]+/index\\.ts$' },
  },
  {
    name: 'feature-and-shell-stay-below-routes',
    severity: 'error',
    comment: 'Routes compose features and shell, not the other way round.',
    from: { path: '^apps/web/src/(features|shell)/', pathNot: test },
    to: { path: '^apps/web/(server|build)/|^apps/web/src/(routes|generated)/|^apps/web/src/[^/]+\\.tsx?$' },
  },
  {
    name: 'search-engines-are-told-by-the-server',
    severity: 'error',
    comment: 'What machines are told of a page costs no reader a byte of script.',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(search-engines/|render\\.tsx$)|${test}` },
    to: { path: '^apps/web/src/search-engines/' },
  },
  {
    name: 'shell-knows-no-feature',
    severity: 'error',
    comment: 'Header, footer and error pages frame any feature.',
    from: { path: '^apps/web/src/shell/' },
    to: { path: '^apps/web/src/features/' },
  },
  {
    name: 'route-reaches-features-and-routing',
    severity: 'error',
    comment: 'A route file says its screen, loader and component.',
    from: { path: '^apps/web/src/routes/' },
    to: {
      path: '^(apps|packages)/',
      pathNot:
        '^apps/web/src/(features|routing|routes|shell|platform/site)/|^apps/web/src/router\\.tsx$|^packages/domain/',
    },
  },
  {
    name: 'only-main-binds-adapters',
    severity: 'error',
    comment: 'Everything else sees the ports, so it also runs on memory adapters.',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/main\\.tsx$|^apps/web/src/platform/|${test}` },
    to: { path: '^apps/web/src/platform/[^/]+/(browser|page)-' },
  },
  {
    name: 'browser-code-leaves-the-server-alone',
    severity: 'error',
    comment: 'Settings and secrets of the server never reach the bundle.',
    from: { path: '^apps/web/src/' },
    to: { path: '^apps/web/(server|build|e2e)/' },
  },
  {
    name: 'browser-code-leaves-settings-alone',
    severity: 'error',
    comment: 'A page knows the public settings that the server writes into it, and no more.',
    from: { path: '^(apps/web/src|packages)/', pathNot: `^packages/(settings|observability)/|${test}` },
    to: { path: '^packages/(settings|observability)/' },
  },
]
