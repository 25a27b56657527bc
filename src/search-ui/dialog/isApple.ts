/** Whether the reader's keyboard has a Cmd key. */
// Firefox and Safari have no newer API for the platform.
// eslint-disable-next-line @typescript-eslint/no-deprecated
export const isApple = () => /Mac|iPhone|iPad|iPod/iu.test(navigator.platform);
