// Change: labels the content with the name of its tab, for screen readers and on paper, where all tabs are printed.
import type {ComponentProps} from 'react';
import TabItem from '@theme-original/TabItem';
import clsx from 'clsx';
import type TabItemType from '@theme/TabItem';
import styles from './styles.module.css';

type Props = ComponentProps<typeof TabItemType>;

export default function TabItemWrapper({children, className, ...props}: Props) {
  return (
    <TabItem {...props} className={clsx(className, styles.panel)}>
      <div role="group" aria-label={props.label ?? props.value} className={styles.content}>
        {children}
      </div>
    </TabItem>
  );
}
