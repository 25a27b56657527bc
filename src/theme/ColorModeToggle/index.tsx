// Change: has two states, light and dark; the theme's toggle has a third, "system". Without a saved choice, the mode
// still follows the system.
import {useEffect, type ComponentProps} from 'react';
import clsx from 'clsx';
import {useColorMode} from '@docusaurus/theme-common';
import Toggle from '@theme-original/ColorModeToggle';
import type ColorModeToggleType from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** Whether the mode is valid: the script in the page's head accepts any value from storage or the address. */
function hasMode(): boolean {
  const {theme = '', themeChoice = ''} = document.documentElement.dataset;
  return /^(light|dark)$/.test(theme) && /^(light|dark|system)$/.test(themeChoice);
}

export default function ColorModeToggle(props: ComponentProps<typeof ColorModeToggleType>) {
  const {colorMode, setColorMode} = useColorMode();
  useEffect(() => {
    if (!hasMode()) setColorMode(null);
  }, [setColorMode]);
  return (
    <Toggle
      {...props}
      className={clsx(props.className, styles.toggle)}
      respectPrefersColorScheme={false}
      value={colorMode}
    />
  );
}
