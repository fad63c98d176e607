/** Version of the questions of the trial finder: a change of meaning makes a new version. */
export const trialFinderVersion = '2'
