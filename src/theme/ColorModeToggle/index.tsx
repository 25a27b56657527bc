// Change: two states, light and dark, where the theme's switch has "system" as a third. Nothing saved still
// means: as the system has it.
import {useEffect, type ComponentProps} from 'react';
import clsx from 'clsx';
import {useColorMode} from '@docusaurus/theme-common';
import Toggle from '@theme-original/ColorModeToggle';
import type ColorModeToggleType from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** Whether the page has a mode: its head takes over whatever the storage or the address says. */
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
