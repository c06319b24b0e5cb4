import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { type Drawer, drawerQueries } from "#api/lenses/drawers.ts";
import { type ListedProduct, productQueries } from "#api/stock/products.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { DrawerCard } from "#shared/lenses/DrawerCard.tsx";
import { drawerStrings } from "#shared/lenses/drawer.strings.ts";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { lensPages } from "../lenses.strings.ts";
import { CountDrawer } from "./CountDrawer.tsx";

const back = { href: paths.lensDrawers, label: words.lensDrawers };
const diametersIn = ({ diameters }: ListedProduct): number[] =>
  Array.isArray(diameters) ? diameters.map(Number) : [];

type Props = { product: ListedProduct; drawer: Drawer };

/** Page of a range's drawer, to view or to count. */
function DrawerDetail({ product, drawer }: Props) {
  // Keeps the stock as it was when the count began.
  const [counted, setCounted] = useState<Drawer | null>(null);
  const supplier = product.expand?.supplier?.name;
  return (
    <>
      <PageHeader
        title={product.name}
        subtitle={[supplier, product.reference].filter(Boolean).join(" · ")}
        back={back}
      >
        {!counted && (
          <>
            <PrintLink href={paths.printDrawer(product.id)} />
            <Button
              variant="primary"
              icon="pencil"
              right="adjustment.write"
              onClick={() => setCounted(drawer)}
            >
              {drawerStrings.count}
            </Button>
          </>
        )}
      </PageHeader>
      {counted ? (
        <CountDrawer
          drawer={counted}
          diameters={diametersIn(product)}
          onDone={() => setCounted(null)}
        />
      ) : (
        <DrawerCard product={product.id} isPage />
      )}
    </>
  );
}

export default function DrawerPage() {
  const { id } = useParams<{ id: string }>();
  const product = useQuery(productQueries.one(id));
  const drawer = useQuery(drawerQueries.one(id));
  const error = product.error ?? drawer.error;
  if (isNotFound(error))
    return <MissingDocument icon="box" title={lensPages.drawer.missing} href={paths.lensDrawers} />;
  if (product.data && drawer.data)
    return <DrawerDetail key={id} product={product.data} drawer={drawer.data} />;
  if (error === null) return <DetailSkeleton />;
  const retry = () => {
    void product.refetch();
    void drawer.refetch();
  };
  return <ErrorPanel message={drawerStrings.failed} onRetry={retry} />;
}
