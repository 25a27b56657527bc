// Change: a single version has a dropdown too, which stores the choice; the theme renders a plain link for it. The
// button says that its text is a version.
import {type ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import ManyVersions from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type DocsVersionDropdownNavbarItemType from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

type Props = ComponentProps<typeof DocsVersionDropdownNavbarItemType>;

function OneVersion({
  mobile,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  dropdownActiveClassDisabled,
  versions: _versions,
  ...props
}: Props) {
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const [version] = useVersions(docsPluginId);
  if (!version) return null;

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        mobile
          ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
          : `Version: ${version.label}`
      }
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
      items={[
        ...dropdownItemsBefore,
        {
          label: version.label,
          // On a page outside the docs, such as the search: the start page of the version.
          to: activeDoc ? activeDoc.path + suffix : version.path,
          isActive: () => true,
          onClick: () => savePreferredVersionName(version.name),
        },
        ...dropdownItemsAfter,
      ]}
    />
  );
}

export default function DocsVersionDropdownNavbarItem(props: Props) {
  const isOne = useVersions(props.docsPluginId).length === 1;
  return isOne ? <OneVersion {...props} /> : <ManyVersions {...props} />;
}
