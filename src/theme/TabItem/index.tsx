// Change: ejected. The panel has the name of its tab, for screen readers and for paper, where all tabs stand.
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type TabItemType from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({children, className, label, value}: ComponentProps<typeof TabItemType>) {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      aria-label={label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}>
      {children}
    </div>
  );
}
