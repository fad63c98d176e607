/**
 * How the build groups modules into files. The code that every page loads is one file with all its imports and with small modules that most
 * pages need; routes and features are separate chunks. boot.ts is one file with all its imports, and so is the measurement code; neither
 * includes React. Code shared by forms is in few files: without HTTP/2 a browser requests six files at a time, and each small file costs a
 * round trip (ADR 0008). Files of forms include no code that a content page needs, and no code with a dynamic import.
 */
export const codeSplitting = {
  groups: [
    { name: 'boot', test: /vite[\\/]preload-helper|[\\/]src[\\/]boot\.ts$/, priority: 2 },
    { name: 'services', test: /[\\/]src[\\/]platform[\\/]page-services\.ts$/, priority: 1 },
    {
      name: 'site',
      test: /[\\/]src[\\/](?:main\.tsx|routing[\\/]page-loader\.ts|platform[\\/]timeout[\\/]within\.ts|own-results[\\/](?:field|stored-country)\.ts)$|[\\/]domain[\\/]src[\\/]country[\\/]|[\\/]react-router[\\/]dist[\\/]esm[\\/]useLocation|[\\/]packages[\\/]ui[\\/]src[\\/](?:actions|disclosure|hero|layout|notice)[\\/]|[\\/]drawing[\\/]files[\\/](?:caller|doctor|on-the-phone|research|result|tea)\.svg/,
    },
    {
      name: 'introduction',
      test: /[\\/]form-flow[\\/]page[\\/](?!locales)|[\\/]react-query[\\/].*QueryClientProvider/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'request-page',
      test: /[\\/]call-requests[\\/]page[\\/](?!locales)/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'fields',
      test: /[\\/]packages[\\/]ui[\\/]src[\\/](?:choice-group|field-group|visually-hidden)[\\/]/,
      includeDependenciesRecursively: false,
    },
    // Excludes the steps that only requests for a call have, and the code that submits small forms.
    {
      name: 'form',
      test: /[\\/]form-flow[\\/](?:step\.ts|query-view|form|failures|steps[\\/](?!contact-(?:field|step)|phone-notation|slot-step))|[\\/]packages[\\/]ui[\\/]src[\\/](?:date-field|error-summary|form-status|scale|text-field)[\\/]|[\\/]packages[\\/]i18n[\\/]src[\\/]formats|[\\/]domain[\\/]src[\\/](?:calendar-date|email-address|held-time|postal-code|questionnaire|typed-date|typed-name|typed-text)[\\/]|[\\/]platform[\\/](?:(?:sealing|application-state|draft-id)[\\/](?!browser-application-state|passphrase-sealing)|timeout[\\/]silent-device)|[\\/]api-client[\\/]src[\\/](?:session|csrf|client)|[\\/]node_modules[\\/](?:xstate|@xstate|use-isomorphic-layout-effect|idb-keyval|openapi-fetch|@tanstack[\\/](?:query-core|react-query))[\\/](?!.*(?:useMutation|mutationObserver))|[\\/]domain[\\/]src[\\/]text-search[\\/]words-of/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'finder',
      test: /[\\/]trial-finder[\\/](?:screening[\\/](?!screening-flow)|trial-finder\.queries|study-in-question|result-consent)/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'test',
      test: /[\\/]self-test[\\/]test[\\/](?:answering-flow|test-steps)|[\\/]memory-test[\\/]test-consents/,
      includeDependenciesRecursively: false,
    },
    // The code for the steps of a form definition and for the contact questions.
    {
      name: 'asked',
      test: /[\\/]call-requests[\\/](?:fields-step|filled-in|request-questions|request-flow)|[\\/]form-flow[\\/]steps[\\/]contact-(?:fields|step)|[\\/]forms[\\/]src[\\/](?:form[\\/](?:form-questions|text-format)|care[\\/]respondent)|[\\/]domain[\\/]src[\\/]professional-number/,
      includeDependenciesRecursively: false,
    },
    { name: 'words', test: /[\\/]forms[\\/]src[\\/](?:bilingual-questionnaire|form[\\/]form\.ts|call[\\/]call-needs)/ },
    // The code for the other questions of a request for a call.
    {
      name: 'call',
      test: /[\\/]call-requests[\\/](?:call-steps|clock-step|form-body)|[\\/]form-flow[\\/]steps[\\/](?:slot-step|phone-notation)|[\\/]forms[\\/]src[\\/]call[\\/]call-block|[\\/]domain[\\/]src[\\/](?:overseas-clock|phone-number|generated[\\/]called-plans)/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'received',
      test: /[\\/]call-requests[\\/](?:received|promise\.copy)|[\\/]packages[\\/]ui[\\/]src[\\/]confirmation[\\/]/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'offer',
      test: /[\\/]call-requests[\\/]call-slots|[\\/]domain[\\/]src[\\/]us-time-zone/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'request',
      test: /[\\/]call-requests[\\/]form-steps|[\\/]forms[\\/]src[\\/]care[\\/]call-consent/,
      includeDependenciesRecursively: false,
    },
    {
      name: 'blocks',
      test: /[\\/]src[\\/]blocks[\\/](?:index|link-to)/,
      includeDependenciesRecursively: false,
    },
    // Parts of content pages that no introduction of a form has.
    {
      name: 'reading',
      test: /[\\/]packages[\\/]ui[\\/]src[\\/](?:card|explained-word|fact-list|link-list|outward-link|pillars|steps|table-of-contents|tag)[\\/]|[\\/]blocks[\\/]related-articles/,
    },
  ],
}
