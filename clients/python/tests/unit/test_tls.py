"""Encrypted connections, by an authority that the tests make."""

from __future__ import annotations

import datetime
import ssl
import unittest
from typing import ClassVar

import trustme

from shindig_neo4j import AsyncDriver, ConnectionLostError, Driver, Options
from tests.fake_server import FakeServer, echo


class EncryptedConnections(unittest.IsolatedAsyncioTestCase):
    authority: ClassVar[trustme.CA]

    @classmethod
    def setUpClass(cls) -> None:
        cls.authority = trustme.CA()

    def server(self, *names: str, authority: trustme.CA | None = None, days: int = 1) -> FakeServer:
        """One whose certificate is for these names, and lasts so many days."""
        expiry = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        (authority or self.authority).issue_cert(*names, not_after=expiry).configure_cert(context)
        return FakeServer(echo, echo, tls=context)

    def trusting(self) -> ssl.SSLContext:
        context = ssl.create_default_context()
        self.authority.configure_trust(context)
        return context

    def driver(self, server: FakeServer, tls: ssl.SSLContext | None = None, host: str = "localhost") -> AsyncDriver:
        uri = server.uri.replace("127.0.0.1", host)
        options: Options = {"user": "neo4j", "password": "secret"}
        if tls is not None:
            options["tls"] = tls
        return AsyncDriver(uri, **options)

    async def refuses(self, server: FakeServer, tls: ssl.SSLContext | None, reason: str) -> None:
        async with server, self.driver(server, tls) as driver:
            with self.assertRaisesRegex(ConnectionLostError, reason):
                await driver.execute("RETURN 1")
        self.assertEqual(server.headers, [], "the credentials were sent")

    async def test_a_server_of_a_trusted_authority_is_used(self) -> None:
        async with self.server("localhost") as server, self.driver(server, self.trusting()) as driver:
            self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)
        self.assertEqual(len(server.headers), 1)

    async def test_an_address_of_numbers_is_checked_as_well(self) -> None:
        async with self.server("127.0.0.1") as server, self.driver(server, self.trusting(), "127.0.0.1") as driver:
            self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)
        async with self.server("localhost") as server, self.driver(server, self.trusting(), "127.0.0.1") as driver:
            with self.assertRaisesRegex(ConnectionLostError, "IP address mismatch"):
                await driver.execute("RETURN 1")

    async def test_a_server_of_an_unknown_authority_is_refused(self) -> None:
        await self.refuses(self.server("localhost"), None, "CERTIFICATE_VERIFY_FAILED")
        await self.refuses(self.server("localhost", authority=trustme.CA()), self.trusting(), "unable to get|signature")

    async def test_a_server_of_another_name_is_refused(self) -> None:
        await self.refuses(self.server("db.example.org"), self.trusting(), "Hostname mismatch")

    async def test_an_expired_certificate_is_refused(self) -> None:
        await self.refuses(self.server("localhost", days=-1), self.trusting(), "expired")

    async def test_a_server_that_does_not_encrypt_is_refused(self) -> None:
        async with FakeServer(echo) as server:
            uri = server.uri.replace("ws:", "wss:")
            async with AsyncDriver(uri, user="neo4j", password="secret", tls=self.trusting()) as driver:
                with self.assertRaises(ConnectionLostError):
                    await driver.execute("RETURN 1")
        self.assertEqual(server.headers, [])

    async def test_the_client_shows_its_certificate(self) -> None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.verify_mode = ssl.CERT_REQUIRED
        self.authority.configure_trust(context)
        self.authority.issue_cert("localhost").configure_cert(context)
        with_certificate = self.trusting()
        self.authority.issue_cert("client@example.org").configure_cert(with_certificate)
        async with FakeServer(echo, tls=context) as server:
            async with self.driver(server, self.trusting()) as driver:
                with self.assertRaises(ConnectionLostError):
                    await driver.execute("RETURN 1")
            self.assertEqual(server.headers, [])
            async with self.driver(server, with_certificate) as driver:
                self.assertEqual((await driver.execute("RETURN $a", {"a": 1})).value(int), 1)

    async def test_a_context_is_for_encrypted_addresses(self) -> None:
        with self.assertRaisesRegex(ValueError, "wss"):
            Driver("ws://localhost:7690/neo4j", tls=self.trusting())


if __name__ == "__main__":
    unittest.main()
