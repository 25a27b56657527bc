// Change: uses canonical addresses; the theme adds a trailing slash to the pages of categories.
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type StructuredDataType from '@theme/DocBreadcrumbs/StructuredData';
import type {ComponentProps} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

type Props = ComponentProps<typeof StructuredDataType>;

export default function StructuredDataWithCanonicalAddresses({breadcrumbs}: Props) {
  const {siteConfig} = useDocusaurusContext();
  const canonical = breadcrumbs.map((crumb) =>
    crumb.href ? {...crumb, href: applyTrailingSlash(crumb.href, siteConfig)} : crumb,
  );
  return <StructuredData breadcrumbs={canonical} />;
}
