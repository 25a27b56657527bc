// Change: two states, light and dark, where the theme's switch has "system" as a third. Nothing saved still
// means: as the system has it.
import {type ComponentProps} from 'react';
import clsx from 'clsx';
import {useColorMode} from '@docusaurus/theme-common';
import Toggle from '@theme-original/ColorModeToggle';
import type ColorModeToggleType from '@theme/ColorModeToggle';
import styles from './styles.module.css';

export default function ColorModeToggle(props: ComponentProps<typeof ColorModeToggleType>) {
  const {colorMode} = useColorMode();
  return (
    <Toggle
      {...props}
      className={clsx(props.className, styles.toggle)}
      respectPrefersColorScheme={false}
      value={colorMode}
    />
  );
}
